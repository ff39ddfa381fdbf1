const DEFAULT_ROWS = 25
/** How many rows a page of a long list may have. */
export const ROWS_OF_A_PAGE = [DEFAULT_ROWS, 50, 100] as const

/** The filters of a list that an address holds; whatever else stands in it is not ours. */
export function filtersIn<Name extends string>(
  search: URLSearchParams,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const given = names.map((name) => [name, search.get(name)] as const)
  return Object.fromEntries(given.filter(([, value]) => value)) as Partial<Record<Name, string>>
}

/** The page that an address asks for, from 1, and the rows that it holds. */
export function pageIn(search: URLSearchParams) {
  const rows = Number(search.get('per_page'))
  return {
    page: Math.max(1, Math.trunc(Number(search.get('page'))) || 1),
    perPage: ROWS_OF_A_PAGE.find((option) => option === rows) ?? DEFAULT_ROWS,
  }
}

type Changes = Readonly<Record<string, string | number>>

const USUAL: Changes = { page: 1, per_page: DEFAULT_ROWS }

/** The address of changed filters: they begin at the first page, and what is usual is not said. */
export function withFilters(
  current: URLSearchParams,
  changes: Changes,
  usual: Changes = {},
): URLSearchParams {
  const next = new URLSearchParams(current)
  next.delete('page')
  next.delete('before')
  for (const [name, value] of Object.entries(changes)) {
    const isUsual = value === '' || value === { ...USUAL, ...usual }[name]
    if (isUsual) next.delete(name)
    else next.set(name, String(value))
  }
  return next
}
