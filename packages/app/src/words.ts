/** Sentences that the routes give to the screens; all others live in ui's own catalogue. */
export const words = {
  titles: {
    home: 'Stories',
    login: 'Log in',
    register: 'Create an account',
    forgot: 'Forgot your password',
    reset: 'Choose a new password',
    verify: 'Verify your email',
    missing: 'Not found',
  },
  rows: {
    featured: 'Featured Stories',
    featuredHint: 'Handpicked by our editors and team',
    trending: 'Trending Now',
    trendingHint: 'Currently popular',
  },
  slide: { kind: 'Featured story', note: '{minutes} min, {endings} endings' },
  nav: { home: 'Home', community: 'Community' },
  play: {
    guest: 'Please log in to play this game',
    premium: 'This is a premium story. Please upgrade to play.',
  },
  failed: {
    forgot: 'Failed to process password reset',
    verify: 'Email verification failed',
    resend: 'Failed to resend verification email',
    login: 'Login failed',
    register: 'Registration failed',
    stories: 'Failed to fetch stories',
    story: 'Failed to load game details',
    start: 'Failed to start game session',
    session: 'Failed to fetch game session',
    models: 'Failed to load AI models. Using fallback options.',
    page: 'This page could not be shown.',
  },
} as const
