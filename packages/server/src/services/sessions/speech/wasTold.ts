import type { ToldTurn } from '../ports.ts'

type Telling = Pick<ToldTurn, 'answer' | 'variant_kind'>

const isEdited = ({ variant_kind }: Telling) => variant_kind === 'edited'

/** What was told in a telling; one that goes on from words of its player's begins with those. */
function toldIn({ answer, variant_kind }: Telling, edited: readonly Telling[]) {
  const { narrative, setup, fallback_description } = answer
  const lengths = edited
    .map((own) => `${own.answer.narrative}\n\n`)
    .flatMap((own) => (narrative?.startsWith(own) ? own.length : []))
  const begins = variant_kind === 'on' ? Math.max(0, ...lengths) : 0
  return [narrative?.slice(begins), setup, fallback_description]
}

/** Whether the server itself has told words, in one of the tellings of a turn: a voice is no toy for any text. */
export function wasTold(tellings: readonly Telling[], text: string): boolean {
  const edited = tellings.filter(isEdited)
  return tellings.some(
    (telling) => !isEdited(telling) && toldIn(telling, edited).some((told) => told?.includes(text)),
  )
}
