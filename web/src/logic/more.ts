// Whether something that scrolls is longer than what is seen of it (`data-long`) and has more below (`data-more`): its style says so.

import type { Action } from 'svelte/action'

/** So much may be hidden without a sign: the shadow of a button. */
const SLACK = 6

/** What it contains is looked at when it has been laid out: asking before that would have it laid out once more. */
export const tellsMore: Action<HTMLElement> = (node) => {
  const look = () => {
    const hidden = node.scrollHeight - node.clientHeight
    node.toggleAttribute('data-long', hidden > SLACK)
    node.toggleAttribute('data-more', hidden - node.scrollTop > SLACK)
  }
  const size = new ResizeObserver(look)
  const follow = (nodes: Iterable<Node>, come: boolean) => {
    for (const one of nodes) if (one instanceof Element) come ? size.observe(one) : size.unobserve(one)
  }
  const content = new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes } of changes) {
      follow(removedNodes, false)
      follow(addedNodes, true)
    }
    if (!node.firstElementChild) look()
  })
  follow([node, ...node.children], true)
  content.observe(node, { childList: true })
  node.addEventListener('scroll', look, { passive: true })
  return {
    destroy: () => {
      size.disconnect()
      content.disconnect()
      node.removeEventListener('scroll', look)
    },
  }
}
