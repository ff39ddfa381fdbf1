/** Words around the pages of a long list. */
export const adminPager = {
  previous: 'Previous',
  next: 'Next',
  place: 'Page {page} of {pages}',
  perPage: 'Rows a page',
  jump: 'Go to page',
  go: 'Go',
} as const
