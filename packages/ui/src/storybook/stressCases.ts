import type { Args, Meta } from '@storybook/react-vite'

import { withLongestWords, withoutPictures } from './stretched.ts'

interface Piece {
  args: Args
  /** Allowed values of each prop. */
  props: Readonly<Record<string, readonly string[]>>
}

/** State that all components must support, even if no story shows it. */
export interface StressCase {
  name: string
  /** Returns the args for the state, or undefined if the component does not have this state. */
  argsOf: (piece: Piece) => Args | undefined
}

const unlessSame = (args: Args, next: Args) => (next === args ? undefined : next)

const byProp =
  (prop: string, value: unknown): StressCase['argsOf'] =>
  ({ args, props }) =>
    prop in props && !args[prop] ? { ...args, [prop]: value } : undefined

const byStatus =
  (status: string): StressCase['argsOf'] =>
  ({ args, props }) =>
    props['status']?.includes(`"${status}"`) ? { ...args, status } : undefined

/** List of stress cases. `own` matches the names of stories that already show the state. */
const STRESS_CASES: readonly (StressCase & { own: RegExp })[] = [
  { name: 'Loading', own: /Loading|OnTheWay/, argsOf: byStatus('loading') },
  { name: 'Failed', own: /Failed|Refused/, argsOf: byStatus('failed') },
  { name: 'Busy', own: /Busy|Ending|Saving|Starting|Loading/, argsOf: byProp('isBusy', true) },
  { name: 'Disabled', own: /Disabled/, argsOf: byProp('isDisabled', true) },
  {
    name: 'Invalid',
    own: /Invalid|Refused|Wrong|Failed|Error|Faulty|Taken/,
    argsOf: byProp('error', 'Your changes could not be saved. Please try again.'),
  },
  {
    name: 'LongestWords',
    own: /^Long/,
    argsOf: ({ args }) => unlessSame(args, withLongestWords(args)),
  },
  {
    name: 'NoPicture',
    own: /^(?:No|Without)(?:Cover|Picture)$|EverythingAbsent/,
    argsOf: ({ args }) => unlessSame(args, withoutPictures(args)),
  },
]

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

/** Returns the stress cases for the first story of a sheet. */
export function stressCasesOf(component: Meta['component'], args: Args, names: readonly string[]) {
  const piece = { args, props: propsOf(component) }
  return STRESS_CASES.filter(({ own }) => !names.some((name) => own.test(name))).flatMap(
    ({ name, argsOf }) => {
      const next = argsOf(piece)
      return next ? [{ name, args: next }] : []
    },
  )
}
