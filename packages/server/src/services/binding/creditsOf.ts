import { KEEPSAKE_WORDS, type PageLanguage } from '@kathasagar/api/contract'
import type { Block, Chapter } from '@kathasagar/interchange/book'
import type { StoryGraph } from '@kathasagar/story'

interface Credited {
  author: string
  /** Pages on what the story draws from. */
  codex: StoryGraph['codex']
  /** Where it was played, and when it was taken along. */
  site: string
  date: Date
  lang: PageLanguage
}

/** The last chapter: whose story it is, where it was played, and what it draws from. */
export function creditsOf({ author, codex, site, date, lang }: Credited): Chapter {
  const words = KEEPSAKE_WORDS[lang]
  const day = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(date)
  const played = words.playedOn.replace('{site}', () => site).replace('{date}', () => day)
  const sources = codex.flatMap(({ title, source }): Block[] => {
    if (source === undefined) return []
    const { work, place, translator } = source
    const named = [work, place, translator].filter((part) => part).join(', ')
    return [{ kind: 'note', text: `${title}: ${named}` }]
  })
  return {
    id: 'credits',
    title: words.credits,
    blocks: [
      { kind: 'told', text: words.writtenBy.replace('{author}', () => author) },
      { kind: 'told', text: played },
      { kind: 'told', text: words.ownWords },
      ...(sources.length > 0
        ? [{ kind: 'heading', text: words.sources } as const, ...sources]
        : []),
    ],
  }
}
