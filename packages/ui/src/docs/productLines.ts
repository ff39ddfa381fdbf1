import { fullEnglish } from '../messages/fullEnglish.ts'

export interface ProductLine {
  /** Text from the catalogue. `{name}` is replaced. */
  words: string
  shownBy: string
  /** Situation in which users see it. */
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
    line(layout.login, 'Header, MobileMenu', 'The user is logged out'),
    line(layout.profile, 'Header, MobileMenu', 'The user is logged in'),
    line(story.searchStories, 'StorySearch', 'The search box is empty'),
    line(story.searching, 'StorySearch', 'A search is running'),
    line(story.noneFound, 'StorySearch', 'No story matches, or the search failed'),
    line(layout.copyright, 'Footer', 'Always'),
  ],
  Home: [
    line(story.loadingStories, 'HomeScreen', 'The first load'),
    line(story.noStories, 'HomeScreen', 'The catalogue is empty'),
    line(story.fetchFailed, 'HomeScreen', 'Loading failed, and the server gave no reason'),
    line(story.loadMore, 'LoadMore', 'More pages exist'),
    line(story.loadingMore, 'LoadMore', 'The next page is loading'),
    line(story.play, 'StoryCard, StoryHero, BannerCarousel', 'The user can start the story'),
    line(story.starting, 'StoryCard, StoryHero, BannerCarousel', 'A session is being created'),
    line(story.untitled, 'StoryCard, StoryHero', 'The title is blank'),
    line(story.noDescription, 'StoryCard', 'There is no tagline and no description'),
  ],
  'A story': [
    line(story.loadingStory, 'StoryDetailScreen', 'The story is loading'),
    line(story.notFound, 'StoryDetailScreen', 'The story does not exist'),
    line(story.unknownAuthor, 'StoryHero, StoryCard', 'The author has no name'),
    line(story.featured, 'StoryHero, BannerCarousel', 'An admin featured the story'),
    line(story.storyPrompt, 'StoryDetailScreen', 'The author wrote an opening'),
    line(story.commands, 'StoryDetailScreen', 'Always, above the commands'),
    line(story.customAction, 'CommandCostList', 'Always, as the last command'),
    line(story.facts.initial_xp, 'StatsPanel', 'Always, first and largest'),
    line(story.status.published, 'StatusPill', 'The story can be played'),
    line(story.rating.teen, 'StoryFacts', 'Content rating teen'),
    line(story.rating.mature, 'StoryFacts', 'Content rating mature'),
  ],
  'Sign in': [
    line(account.required.title, 'LoginRequiredDialog', 'A feature needs an account'),
    line(account.required.message, 'LoginRequiredDialog', 'The page gives no other reason'),
    line(account.required.asGuest, 'LoginRequiredDialog', 'A guest may play the story'),
    line(account.required.create, 'LoginRequiredDialog', 'Opens the registration, then returns'),
    line(account.required.stay, 'LoginRequiredDialog', 'Continues as a guest'),
    line(account.premium.title, 'PremiumDialog', 'A premium story without premium access'),
    line(account.premium.message, 'PremiumDialog', 'A premium story without premium access'),
    line(account.required.proceed, 'LoginRequiredDialog', 'Opens the login page, then returns'),
    line(account.login.title, 'LoginScreen', 'Heading of the login page'),
    line(account.login.busy, 'LoginScreen', 'The form is being sent'),
    line(account.register.title, 'RegisterScreen', 'Heading of the registration page'),
    line(account.register.busy, 'RegisterScreen', 'The form is being sent'),
    line(account.register.age, 'RegisterScreen', 'Always, announced with the button'),
    line(primitives.fixFirst, 'Button', 'A field of the form is invalid'),
  ],
  Play: [
    line(play.loading, 'PlayScreen', 'The session is loading'),
    line(play.notFound, 'PlayScreen', 'The session does not exist'),
    line(play.knowHow, 'KnowHowPanel', 'Always, next to Back'),
    line(play.guideLink, 'KnowHowPanel', 'A guide is configured'),
    line(play.thinking, 'ThinkingIndicator', 'The storyteller is generating text'),
    line(play.actionPlaceholder, 'CommandPanel', 'The field is empty'),
    line(play.hint, 'HintPulse', 'The first turns of a session'),
    line(play.you, 'LogEntry', 'The player typed an action'),
    line(play.selected, 'LogEntry', 'The player selected a choice'),
    line(play.usingModel.other, 'LogEntry', 'A model generated the turn'),
    line(play.imageCaption, 'SceneImage', 'An image without its own style'),
    line(play.plateCaption, 'SceneImage', 'An illustration of the story'),
    line(play.undoTitle, 'PlayScreen', 'The player pressed Undo'),
    line(play.undoRefund, 'PlayScreen', 'Before the step is removed'),
  ],
  Refusals: [
    line(play.lowCredits, 'LogEntry', 'The balance is low'),
    line(play.outOfCreditsLine.other, 'LogEntry', 'The model costs more than the balance'),
    line(play.tryAlternatives, 'AlternativesPanel', 'Cheaper models are available'),
    line(play.notEnoughXp, 'LogEntry', 'The session has too little XP'),
    line(play.logInToContinue, 'LoginRequiredDialog', 'The session of the account has ended'),
    line(play.actionFailed, 'LogEntry', 'The server gave no reason'),
    line(primitives.errorTitle, 'ErrorState', 'Loading failed'),
    line(primitives.retry, 'ErrorState, StorySearch', 'A retry may succeed'),
  ],
}
