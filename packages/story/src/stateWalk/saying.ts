import { ANYONE } from '../vocabulary/vocabulary.ts'
import type { Declared } from '../conditions/checkCondition.ts'
import type { StoryStructure } from '../schema/structure.ts'
import type { FactAsked } from '../schema/variables.ts'
import type { Wiring } from '../structure/wiring.ts'
import { own } from '../world/world.ts'
import type { Statement } from './statements.ts'

/**
 * What a player may say of their own, as far as the story asks for it: in each scene with whoever it is
 * said to, at any time, and once it was said it stays said.
 */
export function sayingOf(
  { cast = {} }: StoryStructure,
  { names, nodes, isEnding }: Wiring,
  declared: Declared,
): Statement[][] {
  const facts = Object.entries(declared).flatMap(([name, variable]) =>
    'flag' in variable && variable.fact ? [{ name, fact: variable.fact }] : [],
  )
  return nodes.map(({ people = [] }, place) =>
    isEnding[place]
      ? []
      : facts
          .filter(({ fact }) => canBeSaid(fact, people, cast))
          .map(({ name }): Statement => ({
            written: { of: 'said', node: names[place] ?? '' },
            words: name,
            guard: null,
            sets: { [name]: true },
            once: false,
            to: -1,
          })),
  )
}

/** Somebody has to be there for what is said or done to somebody; a thing is given to anyone. */
function canBeSaid(
  { whom }: FactAsked,
  people: readonly string[],
  cast: NonNullable<StoryStructure['cast']>,
): boolean {
  if (whom === undefined) return true
  return whom === ANYONE || own(cast, whom) === undefined
    ? people.length > 0
    : people.includes(whom)
}
