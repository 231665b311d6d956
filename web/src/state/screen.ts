// What the window has room for. Asked once for all: each new query has the browser lay the page out before it can answer.

import { MediaQuery } from 'svelte/reactivity'

/** A telephone: one mat at a time. */
export const narrow = new MediaQuery('(max-width: 50rem)', false)
/** Room for a column on either side of the table. */
export const wide = new MediaQuery('(min-width: 75rem)', true)
/** A finger, and no pointer that could rest on anything. */
export const touched = new MediaQuery('(pointer: coarse) and (hover: none)', false)
/** Little height: one's hand is low. */
export const low = new MediaQuery('(max-height: 55.99rem)', false)
/** Room for one's own piles as pictures. */
export const tall = new MediaQuery('(min-height: 60rem) and (min-width: 80rem)', true)
/** A large screen: everything is larger (base.css), and all mats have room. */
export const vast = new MediaQuery('(min-width: 140rem) and (min-height: 75rem)', false)
/** A deck and the search beside each other. */
export const double = new MediaQuery('(min-width: 62rem)', true)
