/** What a cached answer shows, and so what a change spoils. */
export const TAG_TYPES = ['Story', 'Stories', 'Session', 'User', 'Models', 'Categories'] as const
