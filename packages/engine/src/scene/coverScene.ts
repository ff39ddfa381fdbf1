import { sceneInText } from './sceneInText.ts'

/**
 * Returns the scene to draw for a cover: what title and text name, and a default for each part that they
 * do not name.
 */
export function coverScene(text: string, title = '') {
  const { place = 'river', time, weather, mood, people } = sceneInText(text, title)
  const who: string = people?.[0]?.kind ?? 'nobody'
  return { place, time: time ?? 'dusk', weather: weather ?? 'clear', mood: mood ?? 'wonder', who }
}
