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
  body: `The stories that come with this site once shared one narrator: dry, exact, and fond of numbers. A reader of five stories in an evening met the same narrator five times. So most stories now have their own narrator. The plot did not change: the people, the things and the choices are the same.

Describe in one sentence who narrates your story, in what mood, and how long the sentences are. Then use this voice where readers notice it most: in the opening, in the turning points of the story, in the endings, and in evasive answers. Six examples:

${voicePairs.map(shown).join('\n\n')}`,
}
