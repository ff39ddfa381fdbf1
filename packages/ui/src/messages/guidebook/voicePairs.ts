/** Text of a shipped story in two versions: before and after it got its own narrative voice. */
export interface VoicePair {
  slug: string
  title: string
  voice: string
  /** Text in the narrative voice that all stories used to share. */
  before: string
  /** Text of the shipped story, word for word. */
  after: string
}

export const voicePairs: readonly VoicePair[] = [
  {
    slug: 'seven-sacks-too-many',
    title: 'Seven Sacks Too Many',
    voice: 'Anger tells it: the same small sum is said again, each time hotter.',
    before:
      'Two sacks in the hundred. It isn’t much. It was the difference between the rent and not. He picked over each corn; he quarrelled with the priest about the stone.',
    after:
      'Two sacks in the hundred. It isn’t much! It was the rent. That’s what it was, it was exactly the rent. So he picked over each corn again, as if the fault were his. He quarrelled with the priest about the stone.',
  },
  {
    slug: 'paid-to-roar',
    title: 'Paid to Roar',
    voice: 'A braggart tells it from the first breath, and the facts come limping after her.',
    before:
      'You come from the salt-boilers’ street below the south gate, your tusks are only just through, and what you have so far is a cough with a squeak at the end.',
    after:
      'You come from the salt-boilers’ street below the south gate, the finest street there is. Your tusks are through, nearly. And your roar, the famous roar! It’s a cough, so far. With a squeak at the end.',
  },
  {
    slug: 'what-to-say-to-sharks',
    title: 'What to Say to Sharks',
    voice: 'A child of twelve tells it in plain words and in one breath, and is not scared at all.',
    before:
      'It goes by your legs. It turns and goes by once more, nearer, and you feel the whole sea shoulder over to make room for it; it’s waiting. It’s like a dog at a back door.',
    after:
      'It goes by your legs. It turns round and goes by again, nearer, and you feel the whole sea move over to make room, and you can’t shout because your mouth has stopped. It doesn’t bite you. It’s waiting. It’s like a dog at a back door!',
  },
  {
    slug: 'carry-the-old-judge',
    title: 'Carry the Old Judge',
    voice: 'Two voices in the dark tell it, question and answer, with hardly a line between them.',
    before: 'It’s easy; there are two answers, that’s all that’s wrong with it. You walk.',
    after: '“That’s easy.”\n\n“Is it? Good!”\n\n“It has two answers.”\n\n“Ah,” says the Old Judge.',
  },
  {
    slug: 'south-at-a-walk',
    title: 'South, at a Walk',
    voice: 'A buffalo tells it, and sets down its sentences as it sets down its feet.',
    before:
      'And Yama, whom no one has asked in an age, tells her: his name, his errand, even that he is sorry. She has known the date for a year. She’s been standing on her feet for three days with nothing to eat, so as to be ready, and nobody in the house was told why.',
    after:
      'No one has asked him that in an age. Yama tells her. His name. His errand. That he is sorry. She has known the date for a year. She has stood on her feet for three days and not eaten, so as to be ready. She told nobody why.',
  },
  {
    slug: 'the-way-round',
    title: 'The Way Round',
    voice: 'A path tells it, which goes on, and round, and on, and stops only where it must.',
    before:
      'She passes so close above it that the lamp shines on the stripes. She takes them for shadow. On the other side you come down onto your old bed with a bump, and she sits, and says a word she isn’t allowed.',
    after:
      'She passes so close above it that the lamp shines on the stripes, and she takes them for shadow, and goes by, and goes by, for there’s a great deal of it; and on the other side you come down onto your old bed with a bump, and she sits, and says a word she isn’t allowed.',
  },
]
