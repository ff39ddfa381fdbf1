import type { Finding } from '../../finding.ts'
import type { InkProgram, InkWalk } from '../../schema/inkProgram.ts'
import { quoted } from '../words/quoted.ts'
import { reviewPlates } from './reviewPlates.ts'
import { reviewRating } from './reviewRating.ts'
import type { ReviewedStory } from './reviewedStory.ts'
import type { StoryStructure } from '../../schema/structure.ts'
import { wire } from '../../structure/wiring.ts'

/** Parts that the Ink runtime ignores. */
const BESIDE = ['state', 'cast', 'things', 'reactions', 'replies', 'codex'] as const

/** Reports the results of random walks, and that they prove nothing more. */
export function reviewInk(structure: StoryStructure, { walk }: InkProgram): Finding[] {
  return [
    ...walk.faults.map(({ message, node }): Finding => ({
      code: 'ink_fault',
      severity: 'error',
      node,
      message: `The program fails after ${quoted(node)}: ${message}`,
      remedy: 'Fix the ink and import it again.',
    })),
    ...(walk.ended === 0 ? [NEVER_ENDS] : []),
    ...(walk.loose > 0 ? [looseOf(walk)] : []),
    ...reviewPlates(structure).filter(({ code }) => code !== 'plate_never_shown'),
    ...BESIDE.filter((part) => structure[part] !== undefined).map(besideOf),
    walkedOf(walk),
  ]
}

const NEVER_ENDS: Finding = {
  code: 'ink_never_ends',
  severity: 'error',
  node: null,
  message: 'None of the random plays of the ink reached an ending.',
  remedy: 'Divert to END where the story ends, and import the ink again.',
}

const looseOf = ({ loose, ways }: InkWalk): Finding => ({
  code: 'ink_loose',
  severity: 'hint',
  node: null,
  message: `On ${loose} of ${ways} random plays, the ink ran out of content. Readers reach an ending there.`,
  remedy: 'Divert to END, or to where the story continues.',
})

const besideOf = (part: string): Finding => ({
  code: 'ink_beside',
  severity: 'error',
  node: null,
  path: [part],
  message: `This story runs as ink, and its ${part} is never used.`,
  remedy: 'Remove that part, and put its content into the ink.',
})

const walkedOf = ({ ways, ended, unfinished, longest }: InkWalk): Finding => ({
  code: 'ink_walked',
  severity: 'hint',
  node: null,
  message: `This story runs as ink. Of ${ways} random plays, ${ended} reached an ending and ${unfinished} were stopped before one; the longest took ${longest} choices. Other paths, endings and costs were not checked.`,
  remedy: 'Play the most important paths yourself.',
})

const SOURCE = 'ink'

/** Searches the complete source, because walks do not visit all text. */
export function reviewInkWords(story: ReviewedStory, { source }: InkProgram): Finding[] {
  const structure = { start_node: SOURCE, nodes: { [SOURCE]: { text: source, choices: [] } } }
  const whole = { ...story, structure }
  const wiring = wire(structure)
  return reviewRating(wiring, whole).map((finding) =>
    finding.node === SOURCE ? { ...finding, node: null } : finding,
  )
}
