// Whether something that scrolls is longer than what is seen of it (`data-long`) and has more below (`data-more`): its style says so.
// What could be set more tightly (`data-tightens`) is from then on (`data-tight`): it does not become loose again, and long again.

import type { Action } from 'svelte/action'

/** So much may be hidden without a sign: the shadow of a button. */
const SLACK = 6

/** All of them are measured before any is told: what has been told has to be styled before the next can be measured. */
function look(nodes: Iterable<HTMLElement>): void {
  const found = [...nodes].map((node) => ({ node, hidden: node.scrollHeight - node.clientHeight, top: node.scrollTop }))
  for (const { node, hidden, top } of found) {
    node.toggleAttribute('data-long', hidden > SLACK)
    if (hidden > SLACK && 'tightens' in node.dataset) node.dataset['tight'] = ''
    node.toggleAttribute('data-more', hidden - top > SLACK)
  }
}

/** What is looked at, by itself and by each part of its content. */
const whole = new WeakMap<Element, HTMLElement>()
const size = new ResizeObserver((entries) => look(new Set(entries.flatMap((entry) => whole.get(entry.target) ?? []))))

/** What it contains is looked at when it has been laid out: asking before that would have it laid out once more. */
export const tellsMore: Action<HTMLElement> = (node) => {
  const follow = (nodes: Iterable<Node>, come: boolean) => {
    for (const one of nodes) {
      if (!(one instanceof Element)) continue
      if (come) whole.set(one, node)
      if (come) size.observe(one)
      else size.unobserve(one)
    }
  }
  const content = new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes } of changes) {
      follow(removedNodes, false)
      follow(addedNodes, true)
    }
    if (node.firstElementChild) return
    size.unobserve(node) // nothing in it tells of its size, so it is looked at anew when it has been laid out
    size.observe(node)
  })
  const scrolled = () => look([node])
  follow([node, ...node.children], true)
  content.observe(node, { childList: true })
  node.addEventListener('scroll', scrolled, { passive: true })
  return {
    destroy: () => {
      follow([node, ...node.children], false)
      content.disconnect()
      node.removeEventListener('scroll', scrolled)
    },
  }
}
