import { useEffect, useEffectEvent } from 'react'

/** A page of a list as it was answered; nothing before the first answer, or while another is asked for. */
interface AnsweredPage {
  rows: number
  pages: number
}

/** Leads to the last page of a list from one beyond it: what stood there was taken away, or passes no filter now. */
export function useLastPage(
  page: number,
  answered: AnsweredPage | undefined,
  onPage: (page: number) => void,
): void {
  const go = useEffectEvent(onPage)
  const { rows = 0, pages = 0 } = answered ?? {}
  const last = rows === 0 && pages > 0 && pages < page ? pages : null
  useEffect(() => {
    if (last !== null) go(last)
  }, [last])
}
