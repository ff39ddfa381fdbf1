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
  /** What a page of Twine 2 says of itself, too. */
  export interface TwinePageStory extends TweeStory {
    name: string
    format: string
  }
  export class StoryFormat {
    constructor(name: string)
    /** The page, with `{{STORY_DATA}}` where the story comes. */
    source: string
  }
  export function parseTwee(text: string): TweeStory
  export function parseTwine2HTML(page: string): TwinePageStory
  /** The page that Twine 2 would publish. */
  export function compileTwine2HTML(story: TweeStory, format: StoryFormat): string
}
