import type { Args, Meta } from '@storybook/react-vite'

import { withLongestWords, withoutPictures } from './stretched.ts'

/** What is known of a piece whose first state is drawn again. */
interface Piece {
  /** Args of its first state. */
  args: Args
  /** Its props by name, with the values that a row of its table lists. */
  props: Readonly<Record<string, readonly string[]>>
}

/** What a piece must bear, whether a story of its file shows that or not. */
export interface Strain {
  name: string
  /** The args of that state; undefined where it is none of this piece. */
  strained: (piece: Piece) => Args | undefined
}

/** Undefined where nothing was changed. */
const unlessSame = (args: Args, next: Args) => (next === args ? undefined : next)

/** A state that a prop brings, where the piece has that prop and its first state is not in it. */
const byProp =
  (prop: string, value: unknown): Strain['strained'] =>
  ({ args, props }) =>
    prop in props && !args[prop] ? { ...args, [prop]: value } : undefined

/** A state of a list, where its table of props lists it. */
const byStatus =
  (status: string): Strain['strained'] =>
  ({ args, props }) =>
    props['status']?.includes(`"${status}"`) ? { ...args, status } : undefined

/** By the names of own stories that show the same. */
const STRAINS: readonly (Strain & { own: RegExp })[] = [
  { name: 'Loading', own: /Loading|OnTheWay/, strained: byStatus('loading') },
  { name: 'Failed', own: /Failed|Refused/, strained: byStatus('failed') },
  { name: 'Busy', own: /Busy|Ending|Saving|Starting|Loading/, strained: byProp('isBusy', true) },
  { name: 'Disabled', own: /Disabled/, strained: byProp('isDisabled', true) },
  {
    name: 'Invalid',
    own: /Invalid|Refused|Wrong|Failed|Error|Faulty|Taken/,
    strained: byProp('error', 'Your changes could not be saved. Please try again.'),
  },
  {
    name: 'LongestWords',
    own: /^Long/,
    strained: ({ args }) => unlessSame(args, withLongestWords(args)),
  },
  {
    name: 'NoPicture',
    own: /^(?:No|Without)(?:Cover|Picture)$|EverythingAbsent/,
    strained: ({ args }) => unlessSame(args, withoutPictures(args)),
  },
]

/** What the build has written onto a component of its props. */
interface Documented {
  __docgenInfo?: {
    props: Readonly<Record<string, { type: { value?: readonly { value: string }[] } }>>
  }
}

const propsOf = (component: Meta['component']): Piece['props'] => {
  const props = (component as Documented | undefined)?.__docgenInfo?.props ?? {}
  return Object.fromEntries(
    Object.entries(props).map(([name, { type }]) => [
      name,
      Array.isArray(type.value) ? type.value.map(({ value }: { value: string }) => value) : [],
    ]),
  )
}

/** States that the first one of a sheet is drawn in besides those that its file names. */
export function strainsOf(component: Meta['component'], args: Args, names: readonly string[]) {
  const piece = { args, props: propsOf(component) }
  return STRAINS.filter(({ own }) => !names.some((name) => own.test(name))).flatMap(
    ({ name, strained }) => {
      const next = strained(piece)
      return next ? [{ name, args: next }] : []
    },
  )
}
