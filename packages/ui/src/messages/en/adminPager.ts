/** Words around the pages of a long list. */
export const adminPager = {
  previous: 'Previous',
  next: 'Next',
  place: 'Page {page} of {pages}',
  perPage: 'Rows a page',
} as const
