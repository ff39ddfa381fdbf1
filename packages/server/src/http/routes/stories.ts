import { bookmarkStory } from '../../services/stories/bookmarkStory.ts'
import { likeStory } from '../../services/stories/likeStory.ts'
import { getCodex } from '../../services/stories/getCodex.ts'
import { getTaleOfTheDay } from '../../services/stories/getTaleOfTheDay.ts'
import { getStory } from '../../services/stories/getStory.ts'
import { listBookmarks } from '../../services/stories/listBookmarks.ts'
import { listFeatured } from '../../services/stories/listFeatured.ts'
import { listFollowed } from '../../services/stories/listFollowed.ts'
import { listStories } from '../../services/stories/listStories.ts'
import { listTrending } from '../../services/stories/listTrending.ts'
import { rateStory } from '../../services/stories/rateStory.ts'
import { searchStories } from '../../services/stories/searchStories.ts'
import { shareStory } from '../../services/stories/shareStory.ts'
import { playDemo } from '../../services/stories/playDemo.ts'
import { ofStory, type Handlers } from '../call.ts'
import { addressKey } from '../limits.ts'

export const storyRoutes = {
  listStories: ({ ports, caller, query }) => listStories(ports, caller?.user ?? null, query),
  listFeatured: ({ ports, caller, query }) => listFeatured(ports, caller?.user ?? null, query),
  getTaleOfTheDay: ({ ports, caller, query }) =>
    getTaleOfTheDay(ports, caller?.user ?? null, query.reads),
  listTrending: ({ ports, caller, query }) =>
    listTrending(ports, caller?.user ?? null, query.limit),
  searchStories: ({ ports, caller, query }) => searchStories(ports, caller?.user ?? null, query),
  listBookmarks: ({ ports, caller, query }) => listBookmarks(ports, caller.user, query.page),
  listFollowed: ({ ports, caller }) => listFollowed(ports, caller.user),
  playDemo: ({ ports, body }) => playDemo(ports, body),
  getCodex: (call) => getCodex(call.ports, ofStory(call)),
  getStory: ({ ports, caller, params }) => getStory(ports, caller?.user ?? null, params.story_id),

  likeStory: (call) => likeStory(call.ports, ofStory(call)),
  bookmarkStory: (call) => bookmarkStory(call.ports, ofStory(call)),
  rateStory: (call) => rateStory(call.ports, { ...ofStory(call), stars: call.body.stars }),
  shareStory: ({ ports, caller, params, ip }) =>
    shareStory(ports, {
      storyId: params.story_id,
      reader: caller?.user ?? null,
      address: addressKey(ip),
    }),
} satisfies Partial<Handlers>
