import { describeScene } from '@kathasagar/painter'

import type { ImageModelKey, PaintRequest } from '../../services/sessions/turn/modelPorts.ts'

/** How each painter is asked to paint, and what its caption says. */
export const MANNERS: Readonly<Record<ImageModelKey, { ask: string; caption: string }>> = {
  vishvakarma: {
    ask: 'Grand Indian architecture, carved stone, deep perspective, the light of a temple hall.',
    caption: 'AI generated: halls and towers in the manner of Vishvakarma',
  },
  chitrakar: {
    ask: 'Palm-leaf engraving and Pattachitra line: fine black lines, few flat colours, a border.',
    caption: 'AI generated: palm-leaf line in the manner of Chitrakar',
  },
  ajanta: {
    ask: 'Ancient cave mural: ochre, terracotta and lampblack, soft outlines, worn plaster.',
    caption: 'AI generated: mural ochres in the manner of Ajanta',
  },
  ravivarma: {
    ask: 'Nineteenth-century Indian oleograph: oil light, rich cloth, calm faces.',
    caption: 'AI generated: oleograph light in the manner of Ravi Varma',
  },
}

const RULES =
  'An illustration, no photograph. No lettering, no frame with text, nothing cruel, nothing sexual.'

/** The same for painters who are told apart what to leave out. */
const AVOIDED =
  'photograph, lettering, caption, watermark, signature, nudity, gore, deformed hands, extra limbs'

/** What a provider's painter is told. */
export interface PaintPrompt {
  prompt: string
  /** What is to be left out, for painters who are told that apart. */
  avoided: string
  /** The same for a story: painters who take it draw its people alike. */
  seed: number
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
  const { scene, brief, manner, storySeed, reference } = request
  const people = peopleIn(request)
  const parts = [
    `${brief.title}. ${describeScene(scene, 'en')}.`,
    people && `Who is there, looking the same in every picture: ${people}.`,
    brief.text && `What is told there: ${brief.text}`,
    MANNERS[manner].ask,
    RULES,
  ]
  const prompt = parts.filter(Boolean).join('\n')
  return { prompt, avoided: AVOIDED, seed: storySeed, ...(reference && { reference }) }
}
