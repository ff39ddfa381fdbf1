import type { StoryFigures } from '@kathasagar/api/contract'

import { CountBars, type CountRow } from '../../components/authoring/CountBars/CountBars.tsx'
import { useUi } from '../../context/uiContext.ts'
import { fill } from '../../format/fill.ts'
import { useFormat } from '../../format/useFormat.ts'
import { useAuthoringMessages } from '../../messages/useAuthoringMessages.ts'
import { languageOf } from '../../story/storyMessages.ts'

interface FigureKeysProps {
  /** What players did. */
  figures: StoryFigures
}

/** What was counted of endings, scenes, languages and sites, the most common of each first. */
export function FigureKeys({ figures }: FigureKeysProps) {
  return (
    <>
      <PlaceBars figures={figures} />
      <OriginBars figures={figures} />
    </>
  )
}

/** What all of them say alike. */
function useBarWords({ players_min }: StoryFigures) {
  const { figures: words } = useAuthoringMessages().authoring
  const { count } = useFormat()
  const few = fill(words.few, { count: count(players_min) })
  return { words, both: { few, none: words.none } }
}

const mostFirst = (rows: readonly CountRow[]) =>
  rows.toSorted((one, other) => (other.count ?? 0) - (one.count ?? 0))

/** Where plays ended, and where they were left. */
function PlaceBars({ figures }: FigureKeysProps) {
  const { words, both } = useBarWords(figures)
  const lang = languageOf(figures)
  const { endings, left_at } = figures
  const ended = endings.map(({ node, title, finishes }) => ({
    key: node,
    label: title,
    count: finishes,
  }))

  return (
    <>
      <CountBars
        {...both}
        heads={{ what: words.ending, count: words.finishes, share: words.share }}
        hint={words.endingsHint}
        items={mostFirst(ended)}
        lang={lang}
        title={words.endings}
      />
      <CountBars
        {...both}
        heads={{ what: words.scene, count: words.players, share: words.share }}
        hint={words.leftHint}
        items={left_at.map(({ node, title, players }) => ({
          key: node,
          label: title,
          count: players,
        }))}
        lang={lang}
        title={words.leftAt}
      />
    </>
  )
}

/** In which language plays were begun, and where their readers came from. */
function OriginBars({ figures }: FigureKeysProps) {
  const { words, both } = useBarWords(figures)
  const { locale } = useUi()
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  const kinds = new Map<string, string>(Object.entries(words.kinds))
  const nameOf = (language: string) =>
    language === 'other' ? words.otherLanguages : (names.of(language) ?? language)

  return (
    <>
      <CountBars
        {...both}
        heads={{ what: words.language, count: words.plays, share: words.share }}
        hint={words.languagesHint}
        items={figures.languages.map(({ language, plays }) => ({
          key: language,
          label: nameOf(language),
          count: plays,
        }))}
        title={words.languages}
      />
      <CountBars
        {...both}
        heads={{ what: words.referrer, count: words.plays, share: words.share }}
        hint={words.referrersHint}
        items={figures.referrers.map(({ referrer, plays }) => ({
          key: referrer,
          label: kinds.get(referrer) ?? referrer,
          count: plays,
        }))}
        title={words.referrers}
      />
    </>
  )
}
