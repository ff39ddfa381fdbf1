import { newUuid } from '@kathasagar/api/runtime/newUuid'
import {
  EMBED_WORDS,
  EmbedView,
  GuestPlay,
  GuestPlayError,
  type EmbedAction,
  type EmbedLanguage,
  type EmbedState,
} from '@kathasagar/ui/internal/embed'

import './embed.css'

interface EmbedData {
  story_id: string
  language: EmbedLanguage
  story_language: string
}

/** Reports only the page's height to the embedding page. */
function reportHeight() {
  const report = () => {
    // Measures the body, because the root element is at least as high as the frame.
    const { height } = document.body.getBoundingClientRect()
    parent.postMessage({ kathasagar: 'height', height: Math.ceil(height) }, '*')
  }
  new ResizeObserver(report).observe(document.body)
}

function start({ story_id, language, story_language }: EmbedData) {
  const words = EMBED_WORDS[language]
  const play = new GuestPlay(story_id)
  const view = new EmbedView({ words, storyLanguage: story_language, onAct: act, onBegin: begin })

  /** Runs a call. A retry uses the same key, so that the server runs the action once. */
  async function attempt(load: () => Promise<EmbedState>, retry: () => void) {
    view.wait()
    try {
      view.show(await load())
    } catch (fault) {
      const refusal = fault instanceof GuestPlayError ? (words.refused ?? fault.message) : ''
      view.fail(refusal || words.failed, retry)
    }
  }

  function begin() {
    void attempt(() => play.begin(), begin)
  }

  function act(action: EmbedAction, key = newUuid()) {
    void attempt(
      () => play.act(action, key),
      () => act(action, key),
    )
  }
}

const data = document.getElementById('embed-data')?.textContent
if (data) start(JSON.parse(data) as EmbedData)
reportHeight()
