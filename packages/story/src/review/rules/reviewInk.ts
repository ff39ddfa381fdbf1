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
      remedy: 'Mend the ink and import it again.',
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
  message: 'None of the ways that were walked through the program came to an ending.',
  remedy: 'Divert to END where the story is over, and import the ink again.',
}

const looseOf = ({ loose, ways }: InkWalk): Finding => ({
  code: 'ink_loose',
  severity: 'hint',
  node: null,
  message: `On ${loose} of ${ways} ways the flow ran out where nothing ends it; readers come to an ending there.`,
  remedy: 'Divert to END, or to where the story goes on.',
})

const besideOf = (part: string): Finding => ({
  code: 'ink_beside',
  severity: 'error',
  node: null,
  path: [part],
  message: `This story runs as ink, and its ${part} would never be used.`,
  remedy: 'Take that part out; what it says belongs into the ink.',
})

const walkedOf = ({ ways, ended, unfinished, longest }: InkWalk): Finding => ({
  code: 'ink_walked',
  severity: 'hint',
  node: null,
  message: `This story runs as ink. Of ${ways} ways at random ${ended} came to an ending, ${unfinished} were broken off unfinished; the longest took ${longest} choices. That no other way fails, which endings there are besides, and what each way costs is not proven.`,
  remedy: 'Play the ways that matter to you once yourself.',
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
