/** Types of extwee. Tests compare our results with it. */
declare module 'extwee' {
  export interface TweePassage {
    name: string
    text: string
  }
  export interface TweeStory {
    start: string
    passages: TweePassage[]
  }
  export interface TwinePageStory extends TweeStory {
    name: string
    format: string
  }
  export class StoryFormat {
    constructor(name: string)
    source: string
  }
  export function parseTwee(text: string): TweeStory
  export function parseTwine2HTML(page: string): TwinePageStory
  /** Returns the page that Twine 2 would publish. */
  export function compileTwine2HTML(story: TweeStory, format: StoryFormat): string
}
