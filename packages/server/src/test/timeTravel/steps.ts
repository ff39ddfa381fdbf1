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

const textClick: fc.Arbitrary<TextClick> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('continue' as const),
      ...told,
      choice: fc.option(fc.nat(3), { freq: 4 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('immerse' as const), ...told }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('custom_action' as const), ...told }) },
)

const click: fc.Arbitrary<Click> = fc.oneof(
  { weight: 7, arbitrary: textClick },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('undo' as const), session }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('fork' as const), session }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('show' as const),
      session,
      model: fc.constantFrom('vishvakarma', 'ajanta'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('invent' as const), ...told }) },
)

const cost = fc.nat(4)

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 10, arbitrary: fc.record({ kind: fc.constant('click' as const), click }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('fault' as const), click: textClick }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('tabs' as const), clicks: fc.tuple(click, click) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('again' as const),
      which: fc.nat(100),
      isOther: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('crash' as const),
      session,
      how: fc.constantFrom('sweep', 'start', 'click', 'follow', 'alive'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('late' as const),
      click: textClick,
      how: fc.constantFrom('sweep', 'click'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reprice' as const), cost }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('reprice while told' as const),
      click: textClick,
      cost,
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('grant' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('collect' as const),
      click,
      zones: fc.array(fc.constantFrom(...ZONES), { minLength: 2, maxLength: 4 }),
    }),
  },
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
