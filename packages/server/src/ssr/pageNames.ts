/** What a page is called, in a window's title and where its link is shown. */
interface PageName {
  title: string
  description: string
}

/** Pages that anyone may open, whatever stands in them. */
const PAGES: Readonly<Record<string, PageName>> = {
  '/': {
    title: 'Kathasagar, the ocean of stories',
    description:
      'Branching stories told with AI, many of them from Indian myth, epic and folk tale. Say anything, and stay in the tale.',
  },
  '/home': {
    title: 'Stories',
    description: 'Pick a story and play: choose a path, look closer, or answer in your own words.',
  },
  '/browse': {
    title: 'Browse stories',
    description: 'Every story, by language, length, category and mood.',
  },
  '/guide': {
    title: 'The Guide',
    description: 'How to play, how to write a story, and the questions that everybody asks.',
  },
  '/premium-waitlist': {
    title: 'Premium waitlist',
    description: 'Be among the first to try what we are building next.',
  },
  '/register': {
    title: 'Create an account',
    description: 'An account keeps your stories, your place in them and your progress.',
  },
  '/login': { title: 'Log in', description: 'Go on where you left your story.' },
  '/terms-of-service': {
    title: 'Terms of Service',
    description: 'What we promise, and what we ask of those who play and write here.',
  },
  '/privacy-policy': {
    title: 'Privacy Policy',
    description: 'What is kept of you, why, for how long, and how to take it away.',
  },
}

/** Addresses of the pages that search engines may list. */
export const OPEN_PAGES = Object.keys(PAGES).filter((path) => path !== '/login')

/** The name of the page at a path; nothing for those that belong to a person, or to nobody. */
export const nameOfPage = (path: string): PageName | undefined =>
  PAGES[path.replace(/(?<=.)\/$/, '')]
