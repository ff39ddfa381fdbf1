import type { GuidebookSection } from './guidebook.ts'
import { voicePairs, type VoicePair } from './voicePairs.ts'

const quote = (text: string) => text.replaceAll(/^/gmu, '> ')

const shown = ({ title, voice, before, after }: VoicePair) =>
  `### ${title}

${voice}

**Before**

${quote(before)}

**After**

${quote(after)}`

export const voices: GuidebookSection = {
  id: 'voices',
  title: 'Voices: Before and After',
  body: `The stories that came with this site once had one teller: dry, exact, fond of numbers. Who read five of them in an evening had met that teller five times. So most of them were given tellers of their own. What happens stayed the same: who is there, what is held, what may be chosen.

Say in one sentence who tells your story, in what temper, and how long the breath is. Then write so where a voice is heard most: in the opening, in the scenes on which the story turns, in the endings, and in how people don’t answer. Six examples:

${voicePairs.map(shown).join('\n\n')}`,
}
