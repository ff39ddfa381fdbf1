import {
  element,
  EMBED_WORDS,
  EmbedView,
  STORY_ELEMENT,
  type StandaloneStory,
} from '@kathasagar/ui/internal/embed'

import style from '../embed/embed.css?inline'
import { PagePlay } from './pagePlay.ts'

function open(story: StandaloneStory) {
  const { language: storyLanguage = 'en' } = story.about
  const words = EMBED_WORDS[storyLanguage === 'hi' ? 'hi' : 'en']
  const play = new PagePlay(story)
  const view = new EmbedView({
    words: { ...words, aside: words.aside ?? words.takenAside },
    storyLanguage,
    onBegin: () => view.show(play.begin()),
    onAct: (action) => {
      const shown = play.act(action)
      if (shown) view.show(shown)
      else view.say(words.closed)
    },
  })
  const resumed = play.resume()
  if (resumed) view.show(resumed)
}

document.head.append(element('style', style))
const data = document.getElementById(STORY_ELEMENT)?.textContent
if (data) open(JSON.parse(data) as StandaloneStory)
