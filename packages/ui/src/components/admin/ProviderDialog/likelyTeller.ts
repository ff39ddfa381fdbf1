/** Names of models that do something else than tell. */
const OTHERS =
  /embed|whisper|transcri|tts|speech|audio|image|dall-?e|imagen|diffusion|flux|moderation|guard|rerank|ocr|video|veo|sora/i

/** The model that is proposed to tell: the first that is not named for something else; empty for none. */
export const likelyTeller = (names: readonly string[]): string =>
  names.find((name) => !OTHERS.test(name)) ?? ''
