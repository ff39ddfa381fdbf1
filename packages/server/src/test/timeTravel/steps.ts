import fc from 'fast-check'

/** A click; `choice` picks among what is open, null leaves the way to the storyteller. */
export type Click =
  | { do: 'continue'; session: number; model: string; choice: number | null }
  | { do: 'immerse'; session: number; model: string }
  | { do: 'custom_action'; session: number; model: string }
  | { do: 'show'; session: number; model: string }
  | { do: 'undo'; session: number }
  /** From an ending back to the last fork. */
  | { do: 'fork'; session: number }
  /** A choice that was never offered. */
  | { do: 'invent'; session: number; model: string }

export type TextClick = Extract<Click, { do: 'continue' | 'immerse' | 'custom_action' }>

/** What may happen in a life of two sessions that share a wallet. */
export type Step =
  | { kind: 'click'; click: Click }
  /** The storyteller fails, and the built-in one tells. */
  | { kind: 'fault'; click: TextClick }
  | { kind: 'tabs'; clicks: [Click, Click] }
  /** An earlier click comes again, as it was or with another wish. */
  | { kind: 'again'; which: number; isOther: boolean }
  /** The server dies with an action in hand; then `how` it is found. */
  | { kind: 'crash'; session: number; how: 'sweep' | 'start' | 'click' | 'follow' | 'alive' }
  /** The action is given up before its answer comes. */
  | { kind: 'late'; click: TextClick; how: 'sweep' | 'click' }
  | { kind: 'reprice'; cost: number }
  /** Prices change while a turn is being told. */
  | { kind: 'reprice while told'; click: TextClick; cost: number }
  | { kind: 'grant' }
  /** Clients in several zones collect what is finished, all at once and beside a click. */
  | { kind: 'collect'; click: Click; zones: readonly string[] }

/** Wherever the sun stands, the first and the last have different dates. */
export const ZONES = ['Pacific/Kiritimati', 'Asia/Kolkata', 'Etc/GMT+12'] as const

const session = fc.nat(1)
const model = fc.constantFrom('kathakar', 'tenali', 'birbal', 'vyasa')
const told = { session, model }

type Fields<Given> = { [Name in keyof Given]: fc.Arbitrary<Given[Name]> }

/** One of several things to do, so often as it weighs. */
export const doing = <Do extends string, Given extends object>(
  weight: number,
  name: Do,
  given: Fields<Given>,
) => ({ weight, arbitrary: fc.record<Given>(given).map((fields) => ({ do: name, ...fields })) })

/** One of several steps, so often as it weighs. */
const happening = <Kind extends string, Given extends object>(
  weight: number,
  kind: Kind,
  given: Fields<Given>,
) => ({ weight, arbitrary: fc.record<Given>(given).map((fields) => ({ kind, ...fields })) })

const textClick: fc.Arbitrary<TextClick> = fc.oneof(
  doing(4, 'continue', { ...told, choice: fc.option(fc.nat(3), { freq: 4 }) }),
  doing(2, 'immerse', told),
  doing(1, 'custom_action', told),
)

const click: fc.Arbitrary<Click> = fc.oneof(
  { weight: 7, arbitrary: textClick },
  doing(4, 'undo', { session }),
  doing(2, 'fork', { session }),
  doing(1, 'show', { session, model: fc.constantFrom('vishvakarma', 'ajanta') }),
  doing(1, 'invent', told),
)

const cost = fc.nat(4)

const step: fc.Arbitrary<Step> = fc.oneof(
  happening(10, 'click', { click }),
  happening(1, 'fault', { click: textClick }),
  happening(3, 'tabs', { clicks: fc.tuple(click, click) }),
  happening(3, 'again', { which: fc.nat(100), isOther: fc.boolean() }),
  happening(2, 'crash', {
    session,
    how: fc.constantFrom('sweep', 'start', 'click', 'follow', 'alive'),
  }),
  happening(1, 'late', { click: textClick, how: fc.constantFrom('sweep', 'click') }),
  happening(1, 'reprice', { cost }),
  happening(1, 'reprice while told', { click: textClick, cost }),
  happening(1, 'grant', {}),
  happening(2, 'collect', {
    click,
    zones: fc.array(fc.constantFrom(...ZONES), { minLength: 2, maxLength: 4 }),
  }),
)

/** So seldom that no step is left out by chance, only where a shorter life fails as well. */
const HARDLY_EVER = 1_000_000

/** Random lives of so many steps; a step that does not matter to a failure turns into null. */
export const lives = (length: number): fc.Arbitrary<(Step | null)[]> =>
  fc.array(fc.option(step, { freq: HARDLY_EVER }), {
    minLength: length,
    maxLength: length,
    size: 'max',
  })
