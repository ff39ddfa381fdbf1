import { describeScene } from '@kathasagar/painter'

import type { ImageModelKey, PaintRequest } from '../../modules/sessions/index.ts'

/** How each painter is asked to paint. */
const MANNERS: Readonly<Record<ImageModelKey, string>> = {
  vishvakarma:
    'Grand Indian architecture, carved stone, deep perspective, the light of a temple hall.',
  chitrakar:
    'Palm-leaf engraving and Pattachitra line: fine black lines, few flat colours, a border.',
  ajanta: 'Ancient cave mural: ochre, terracotta and lampblack, soft outlines, worn plaster.',
  ravivarma: 'Nineteenth-century Indian oleograph: oil light, rich cloth, calm faces.',
}

const RULES =
  'An illustration, no photograph. No lettering, no frame with text, nothing cruel, nothing sexual.'

/** What a provider's painter is told. */
export interface PaintPrompt {
  prompt: string
  /** A picture whose people and style it is to have, for painters who can look at one. */
  reference?: Uint8Array
}

const peopleIn = ({ brief }: PaintRequest): string =>
  brief.people.map(({ name, look }) => (look ? `${name}, ${look}` : name)).join('; ')

/**
 * The words that a scene is painted by, in the same order each time: where it is, what is told there,
 * who is there in the looks of the story's cast, and the painter's manner.
 */
export function paintPrompt(request: PaintRequest): PaintPrompt {
  const { scene, brief, manner, reference } = request
  const people = peopleIn(request)
  const parts = [
    [brief.title, describeScene(scene, 'en')].filter(Boolean).join('. ') + '.',
    people && `Who is there, looking the same in every picture: ${people}.`,
    brief.text && `What is told there: ${brief.text}`,
    MANNERS[manner],
    RULES,
  ]
  return { prompt: parts.filter(Boolean).join('\n'), ...(reference && { reference }) }
}
