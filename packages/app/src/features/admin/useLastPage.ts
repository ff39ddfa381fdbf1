import { useEffect, useEffectEvent } from 'react'

interface AnsweredPage {
  rows: number
  pages: number
}

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
