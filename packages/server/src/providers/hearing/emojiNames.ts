import emoji from 'unicode-emoji-json' with { type: 'json' }

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Faces, hands and marks say how one feels; what they are called says nothing of a story. */
const NO_THINGS = new Set(['Smileys & Emotion', 'People & Body', 'Symbols', 'Flags'])
/** Those among them that show a thing all the same. */
const A_THING = /^(?:ghost|skull|ogre|goblin|alien|robot|bomb)$/u
/** Parts of a name that tell nothing of what is shown. */
const OF_NO_THING = /\b(?:face|with|and|of|button|symbol|sign|mark)\b/gu

type Named = Readonly<Record<string, { name: string; group: string } | undefined>>
const BY_EMOJI: Named = emoji

/** What the emoji of a text are called in English, each once, as Unicode has it; nothing of faces and hands. */
export function emojiNames(text: string): string {
  const names = [...graphemes.segment(text)].flatMap(({ segment }) => {
    const found = BY_EMOJI[segment] ?? BY_EMOJI[`${segment}\uFE0F`]
    if (found === undefined || (NO_THINGS.has(found.group) && !A_THING.test(found.name))) return []
    return found.name.replace(OF_NO_THING, ' ').replace(/\s+/gu, ' ').trim()
  })
  return [...new Set(names)].join(' ')
}
