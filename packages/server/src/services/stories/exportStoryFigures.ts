import type { SentFile, StoryFigures } from '@kathasagar/api/contract'

import { dayOf } from '../../domain/day.ts'
import { csvFile, csvRow, type CsvCell } from '../csvFile.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { getStoryFigures, type FiguresAsked } from './getStoryFigures.ts'

type Row = readonly [figure: string, day: string | null, of: string | null, value: CsvCell]

const COLUMNS = ['figure', 'day', 'of', 'value']
const BY_DAY = ['plays', 'finishes', 'followers', 'ratings', 'average_rating'] as const

/** A figure a row, so that one table holds them all: those of a day, then those of all days. */
function rowsOf({ days, endings, left_at, languages, referrers }: StoryFigures): Row[] {
  return [
    ...BY_DAY.flatMap((figure) => days.map((day): Row => [figure, day.day, null, day[figure]])),
    ...endings.map(({ title, finishes }): Row => ['ending', null, title, finishes]),
    ...left_at.map(({ title, players }): Row => ['left_at', null, title, players]),
    ...languages.map(({ language, plays }): Row => ['language', null, language, plays]),
    ...referrers.map(({ referrer, plays }): Row => ['came_from', null, referrer, plays]),
  ]
}

/** What players did with a story of the user's as a table; what few did is left blank. */
export async function exportStoryFigures(
  ports: Ports,
  asked: FiguresAsked,
): Promise<SentFile | Refusal> {
  const figures = await getStoryFigures(ports, asked)
  if (isRefusal(figures)) return figures
  const rows = [COLUMNS, ...rowsOf(figures)].map(csvRow).join('')
  return csvFile(`figures-${dayOf(ports.clock.now())}.csv`, rows)
}
