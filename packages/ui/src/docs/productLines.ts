import { fullEnglish } from '../messages/fullEnglish.ts'

export interface ProductLine {
  /** Text of the catalogue. `{name}` is filled in. */
  words: string
  shownBy: string
  /** Situation in which users read it. */
  when: string
}

const { account, layout, play, primitives, story } = fullEnglish

const line = (words: string, shownBy: string, when: string): ProductLine => ({
  words,
  shownBy,
  when,
})

export const productLines: Readonly<Record<string, readonly ProductLine[]>> = {
  'Header and footer': [
    line(layout.treasury, 'Header', 'Opens Compose and Creations'),
    line(layout.joinWaitlist, 'Header, MobileMenu', 'Always'),
    line(layout.login, 'Header, MobileMenu', 'Nobody is signed in'),
    line(layout.profile, 'UserMenu, MobileMenu', 'Somebody is signed in'),
    line(story.searchStories, 'StorySearch', 'The search box is empty'),
    line(story.searching, 'StorySearch', 'The answer is on its way'),
    line(story.noneFound, 'StorySearch', 'No story fits, or the search failed'),
    line(layout.copyright, 'Footer', 'Always'),
  ],
  Home: [
    line(story.loadingStories, 'HomeScreen', 'The first load'),
    line(story.noStories, 'HomeScreen', 'There is not one story'),
    line(story.fetchFailed, 'HomeScreen', 'Nothing came and the server gave no reason'),
    line(story.loadMore, 'LoadMore', 'Further pages exist'),
    line(story.loadingMore, 'LoadMore', 'The next page is on its way'),
    line(story.play, 'StoryCard, StoryHero, BannerCarousel', 'A story can be begun'),
    line(story.starting, 'StoryCard, StoryHero, BannerCarousel', 'Its session is being opened'),
    line(story.untitled, 'StoryCard, StoryHero', 'The title is blank'),
    line(story.noDescription, 'StoryCard', 'Neither tagline nor description'),
  ],
  'A story': [
    line(story.loadingStory, 'StoryDetailScreen', 'The story is on its way'),
    line(story.notFound, 'StoryDetailScreen', 'There is no such story'),
    line(story.unknownAuthor, 'StoryHero, StoryCard', 'The author has no name'),
    line(story.featured, 'StoryHero, BannerCarousel', 'The editors chose it'),
    line(story.storyPrompt, 'StoryDetailScreen', 'The author wrote an opening'),
    line(story.commands, 'StoryDetailScreen', 'Always, above the commands'),
    line(story.customAction, 'CommandCostList', 'Always, as the last command'),
    line(story.facts.initial_xp, 'StatsPanel', 'Always, first and largest'),
    line(story.status.published, 'StatusPill', 'The story can be played'),
    line(story.rating.teen, 'StoryFacts', 'Content rating teen'),
    line(story.rating.mature, 'StoryFacts', 'Content rating mature'),
  ],
  'Sign in': [
    line(account.required.title, 'LoginRequiredDialog', 'A guest asks for what needs an account'),
    line(account.required.message, 'LoginRequiredDialog', 'The page gives no reason of its own'),
    line(account.required.asGuest, 'LoginRequiredDialog', 'A guest may play the story'),
    line(account.required.create, 'LoginRequiredDialog', 'Goes to the registration and back'),
    line(account.required.stay, 'LoginRequiredDialog', 'Goes on as a guest'),
    line(account.premium.title, 'PremiumDialog', 'A premium story without premium access'),
    line(account.premium.message, 'PremiumDialog', 'The same'),
    line(account.required.proceed, 'LoginRequiredDialog', 'Goes to the login page and back'),
    line(account.login.title, 'LoginForm', 'The h1 of the login page'),
    line(account.login.busy, 'LoginForm', 'The form is on its way'),
    line(account.register.title, 'RegisterForm', 'The h1 of the registration'),
    line(account.register.busy, 'RegisterForm', 'The form is on its way'),
    line(account.register.age, 'RegisterForm', 'Always, read with the button'),
    line(primitives.fixFirst, 'Button', 'A field of its form is marked'),
  ],
  Play: [
    line(play.loading, 'PlayScreen', 'The session is on its way'),
    line(play.notFound, 'PlayScreen', 'There is no such session'),
    line(play.knowHow, 'KnowHowPanel', 'Always, beside Back'),
    line(play.guideLink, 'KnowHowPanel', 'A guide is configured'),
    line(play.thinking, 'ThinkingIndicator', 'The storyteller is at work'),
    line(play.actionPlaceholder, 'CommandPanel', 'The field is empty'),
    line(play.hint, 'HintPulse', 'The first turns of a session'),
    line(play.you, 'LogEntry', 'The player acted in their own words'),
    line(play.selected, 'LogEntry', 'The player took a choice'),
    line(play.usingModel.other, 'LogEntry', 'A model was asked'),
    line(play.imageCaption, 'SceneImage', 'A picture without a style of its own'),
    line(play.plateCaption, 'SceneImage', 'A picture that was drawn for the story'),
    line(play.undoTitle, 'UndoDialog', 'Undo was pressed'),
    line(play.undoRefund, 'UndoDialog', 'Before the step goes away'),
  ],
  Refusals: [
    line(play.lowCredits, 'LogEntry', 'The balance nears its end'),
    line(play.outOfCreditsLine.other, 'LogEntry', 'The model costs more than is left'),
    line(play.tryAlternatives, 'AlternativesPanel', 'Cheaper models can go on'),
    line(play.notEnoughXp, 'LogEntry', 'The session has too little XP'),
    line(play.logInToContinue, 'LoginRequiredDialog', 'The session of the account has ended'),
    line(play.actionFailed, 'LogEntry', 'The server gave no reason'),
    line(primitives.errorTitle, 'ErrorState', 'Something did not come'),
    line(primitives.retry, 'ErrorState, StorySearch', 'Asking again may help'),
  ],
}
