/** The part of extwee that tests use as a second opinion; the package ships no types of its own. */
declare module 'extwee' {
  export interface TweePassage {
    name: string
    text: string
  }
  export interface TweeStory {
    start: string
    passages: TweePassage[]
  }
  export class StoryFormat {
    constructor(name: string)
    /** The page, with `{{STORY_DATA}}` where the story comes. */
    source: string
  }
  export function parseTwee(text: string): TweeStory
  /** The page that Twine 2 would publish. */
  export function compileTwine2HTML(story: TweeStory, format: StoryFormat): string
}
