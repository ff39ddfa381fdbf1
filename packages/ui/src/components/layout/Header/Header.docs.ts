import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'The bar of every page: home, search, pages, account.',
  avoid: [
    'A page that is played has none: `PlayTopBar`.',
    'On a phone its pages stand in a `MobileMenu`.',
  ],
  anatomy: [
    ['Home', 'The name of the site in both scripts.', 'header a'],
    ['Search', 'A key of its own, `/`.', '[role=search]'],
    [
      'Pages',
      'The current one is marked for the ear too; on a narrow page behind a button.',
      'nav li a, [aria-label=Menu]',
    ],
    ['Notices', 'How many are unread, in the name.', '[aria-label^=Notices]'],
    ['Account', 'A list of links and not a menu: Tab goes through it.'],
  ],
  picture: { story: 'SignedIn', frame: 160 },
  words: ['One word for each page, the same as its h1.'],
}
