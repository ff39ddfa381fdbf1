import { sceneInText } from './sceneInText.ts'

/** Returns the scene to draw for a cover: what the text names, and a default for each part that it does not. */
export function coverScene(text: string) {
  const { place = 'river', time, weather, mood, people } = sceneInText(text)
  const who: string = people?.[0]?.kind ?? 'nobody'
  return { place, time: time ?? 'dusk', weather: weather ?? 'clear', mood: mood ?? 'wonder', who }
}
