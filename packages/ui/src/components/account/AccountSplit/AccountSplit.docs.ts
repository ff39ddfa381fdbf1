import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'A page of the account: a painting beside the form, or as a band above it where there is little room.',
  avoid: ['Pages that are worked on, as settings, stand in the shell without a painting.'],
  anatomy: [
    ['Painting', 'A lamp on water, silent.', 'svg'],
    ['Form', '`children`, with the h1 of the page.', 'h1'],
  ],
  picture: { story: 'Wide', frame: 480 },
  words: ['It has none of its own.'],
}
