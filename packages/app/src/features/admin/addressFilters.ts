const DEFAULT_ROWS = 25
export const ROWS_OF_A_PAGE = [DEFAULT_ROWS, 50, 100] as const

export function filtersIn<Name extends string>(
  search: URLSearchParams,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const given = names.map((name) => [name, search.get(name)] as const)
  return Object.fromEntries(given.filter(([, value]) => value)) as Partial<Record<Name, string>>
}

export function pageIn(search: URLSearchParams) {
  const rows = Number(search.get('per_page'))
  return {
    page: Math.max(1, Math.trunc(Number(search.get('page'))) || 1),
    perPage: ROWS_OF_A_PAGE.find((option) => option === rows) ?? DEFAULT_ROWS,
  }
}

type Changes = Readonly<Record<string, string | number>>

const USUAL: Changes = { page: 1, per_page: DEFAULT_ROWS }

/** Returns changed parameters, from page 1 on and without default values. */
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
