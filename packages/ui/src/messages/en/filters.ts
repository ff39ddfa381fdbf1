/** The sheet in which the filters of a list wait on a phone. */
export const filters = {
  title: 'Filters',
  active: '{count} active',
  clear: 'Clear filters',
  show: 'Show results',
} as const
