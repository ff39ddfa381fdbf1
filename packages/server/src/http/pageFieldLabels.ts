/** What people call the fields by which a page or an ink that plays a story is brought and tells where it is. */
export const PAGE_FIELD_LABELS: Readonly<Record<string, string>> = {
  fields: 'What stands in the fields',
  hash: 'Page',
  html: 'Page',
  link: 'Link',
  links: 'Links that are open',
  saved: 'State of the ink',
  shown: 'What the page shows',
  step: 'Link that was taken',
  took: 'What came of the link',
  walk: 'Walk of the ink',
}
