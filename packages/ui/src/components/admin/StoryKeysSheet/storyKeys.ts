import type { AdminMessages } from '../../../messages/en.ts'

/** Every key of the list of all stories, in the order they are told. */
const KEYS = [
  ['j', 'next'],
  ['k', 'previous'],
  ['x', 'select'],
  ['q', 'quick'],
  ['↑ ↓', 'around'],
  ['/', 'search'],
  ['n', 'nextPage'],
  ['p', 'previousPage'],
  ['Esc', 'close'],
  ['?', 'help'],
] as const

/** The keys, each with what it does. */
export const storyKeys = ({ does }: AdminMessages['admin']['stories']['keys']) =>
  KEYS.map(([key, act]) => [key, does[act]] as const)
