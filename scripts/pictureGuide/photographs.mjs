/** Brings a heading or a button to the top of the page, below the bar that stays there. */
const bringUp = async (page, what) => {
  await what.first().evaluate((element) => {
    const BAR = 88
    scrollBy({ top: element.getBoundingClientRect().top - BAR, behavior: 'instant' })
  })
}

const WAITING = 'Three Bells Means People'

/** What is photographed, by whom, what must be there by then, and what is done on the page before. */
export const photographs = {
  home: {
    // For the README and the installer, which know no theme.
    themes: ['dark'],
    by: 'guest',
    path: () => '/home',
    shows: (page) => page.getByRole('heading', { name: 'Featured Stories' }),
  },
  story: {
    by: 'player',
    path: ({ story_id }) => `/game/${story_id}`,
    shows: (page) => page.getByRole('main').getByRole('button', { name: 'PLAY' }),
  },
  play: {
    by: 'player',
    path: ({ session_id }) => `/play/${session_id}`,
    shows: (page) => page.getByRole('group', { name: 'Choices' }),
  },
  ending: {
    by: 'player',
    path: ({ ended_id }) => `/play/${ended_id}`,
    shows: (page) => page.getByText(/Ending \d+ of \d+/),
  },
  progress: {
    by: 'player',
    path: () => '/profile',
    shows: (page) => page.getByRole('heading', { name: 'First steps' }),
  },
  outline: {
    by: 'author',
    path: ({ draft_id }) => `/edit-story/${draft_id}?tab=structure`,
    shows: (page) => page.getByRole('button', { name: 'Go to scene' }),
    prepare: (page) => bringUp(page, page.getByRole('button', { name: 'Outline' })),
  },
  review: {
    by: 'author',
    path: ({ draft_id }) => `/edit-story/${draft_id}?tab=structure`,
    shows: (page) => page.getByRole('button', { name: 'Go to scene' }),
    prepare: (page) => bringUp(page, page.getByRole('heading', { name: /review/i })),
  },
  'admin-stories': {
    by: 'admin',
    path: () => '/admin/stories',
    shows: (page) => page.getByText(WAITING),
  },
  'admin-review': {
    by: 'admin',
    path: ({ waiting_id }) => `/admin/review/${waiting_id}`,
    shows: (page) => page.getByRole('button', { name: 'Approve' }),
  },
  'admin-users': {
    by: 'admin',
    path: () => '/admin/users',
    shows: (page) => page.getByText('tara_k', { exact: true }),
  },
}
