import type { ContentRating, HarmKind } from '../../vocabulary/vocabulary.ts'
import { createBoundedCache } from '../../boundedCache.ts'
import type { Finding } from '../../finding.ts'
import { STORY_FIELDS } from '../../vocabulary/vocabulary.ts'
import { partTexts } from './partTexts.ts'
import type { ReviewedStory } from './reviewedStory.ts'
import { harmIn } from '../../safety/harmIn.ts'
import type { Wiring } from '../../structure/wiring.ts'

/** What an editor is asked to look at, in a few words. */
const KINDS: Readonly<Record<HarmKind, string>> = {
  minors: 'something sexual about a child',
  self_harm: 'somebody who hurts themself or wants to die',
  graphic_harm: 'cruelty that is dwelt on',
  sexual: 'a sexual act',
  hate: 'contempt for a group of people',
  weapons: 'instructions for a weapon, a poison or a drug',
  real_people: 'harm to a living public person',
}

const findingOf = (kind: HarmKind, rating: ContentRating): Omit<Finding, 'node'> => ({
  code: 'harmful_words',
  severity: 'person',
  message: `The words here read like ${KINDS[kind]}, in a story declared ${rating}.`,
  remedy: 'Reword it, or let an editor decide: publishing waits for one.',
})

const REMEMBERED = 4000
/** What was judged last: whoever types changes one scene, and all are reviewed again. */
const judged = createBoundedCache<string, HarmKind | null>({ max: REMEMBERED })

function judge(text: string, rating: ContentRating): HarmKind | null {
  return judged.getOrCreate(`${rating} ${text}`, () => harmIn(text, rating))
}

/** Words that do harm under the declared rating: nothing is changed, a person judges them. */
export function reviewHarm(wiring: Wiring, story: ReviewedStory): Finding[] {
  const declared = story.content_rating
  const ofFields = STORY_FIELDS.flatMap((field): Finding[] => {
    const kind = judge(story[field] ?? '', declared)
    return kind ? [{ ...findingOf(kind, declared), node: null, field }] : []
  })
  const ofNodes = wiring.nodes.flatMap(({ title, text, choices, details }, place): Finding[] => {
    const node = wiring.names[place] ?? ''
    const told = judge([title ?? '', text, ...(details ?? [])].join('\n'), declared)
    const ofNode = told ? [{ ...findingOf(told, declared), node }] : []
    const ofChoices = choices.flatMap((choice, index) => {
      const kind = judge(choice.text, declared)
      return kind ? [{ ...findingOf(kind, declared), node, choice: index }] : []
    })
    return [...ofNode, ...ofChoices]
  })
  const ofParts = partTexts(story.structure).flatMap(({ text, node, path }): Finding[] => {
    const kind = judge(text, declared)
    return kind ? [{ ...findingOf(kind, declared), node, path }] : []
  })
  return [...ofFields, ...ofNodes, ...ofParts]
}
