import type { StoryCardProps } from '@kathasagar/ui'

/** Example data. A real app loads it from a server. */
export const ferry: StoryCardProps['story'] = {
  id: '00000000-0000-4000-8000-000000000001',
  title: 'The Second Oar',
  tagline: 'He carries everyone across. Tonight somebody asks to be carried back.',
  story_description: 'The river has two banks and one boat.',
  cover_image_url: null,
  image_alt: 'A boat with one oar on dark water',
  category: null,
  author: { handle: null, display_name: 'Nirupama Joshi', avatar_url: null },
  tags: [],
  is_featured: false,
  is_premium: false,
  content_rating: 'everyone',
  difficulty_level: 'easy',
  status: 'published',
  language: 'en',
  created_at: '2025-03-09T09:30:00.000Z',
  estimated_play_time: 15,
  possible_endings: 7,
  stats: {
    likes_total: 24,
    plays_total: 180,
    bookmarks_total: 11,
    shares_count: 0,
    completion_rate: 38,
    average_rating: 4.6,
  },
  user_state: null,
}
