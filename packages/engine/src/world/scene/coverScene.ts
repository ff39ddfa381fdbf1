import { sceneInText } from './sceneInText.ts'

/** Returns the scene for a cover: parts that the text mentions, and defaults for the rest. */
export function coverScene(text: string, title = '') {
  const { place = 'river', time, weather, mood, people } = sceneInText(text, title)
  const who: string = people?.[0]?.kind ?? 'nobody'
  return { place, time: time ?? 'dusk', weather: weather ?? 'clear', mood: mood ?? 'wonder', who }
}
