import type { ModelList } from '@kathasagar/api/contract'

/** All storytellers and painters with their prices, cheapest first. `modelsHere` decides if a price applies. */
export const MODEL_CATALOGUE: ModelList = {
  text: [
    {
      model_key: 'kathakar',
      display_name: 'Kathakar',
      hinglish_description: 'Gaon ke chaupal ka kissago, hamesha saath, hamesha muft',
      tier: 'free',
      credit_cost: 0,
    },
    {
      model_key: 'tenali',
      display_name: 'Tenali',
      hinglish_description: 'Haazir-jawab aur chulbula, baat chhoti par teekhi',
      tier: 'standard',
      credit_cost: 1,
    },
    {
      model_key: 'birbal',
      display_name: 'Birbal',
      hinglish_description: 'Paheliyon aur sawaal-jawab mein kahani sunane wala',
      tier: 'advanced',
      credit_cost: 3,
    },
    {
      model_key: 'vyasa',
      display_name: 'Vyasa',
      hinglish_description: 'Mahakavya ka rachayita, lambi aur gehri katha',
      tier: 'premium',
      credit_cost: 8,
    },
  ],
  image: [
    {
      model_key: 'vishvakarma',
      display_name: 'Vishvakarma',
      hinglish_description: 'Devtaon ka shilpi, mahal aur nagar ki bhavya tasveer',
      tier: 'standard',
      credit_cost: 5,
    },
    {
      model_key: 'chitrakar',
      display_name: 'Chitrakar',
      hinglish_description: 'Taad-patra par baareek lakeeron ka kaam',
      tier: 'standard',
      credit_cost: 5,
    },
    {
      model_key: 'ajanta',
      display_name: 'Ajanta',
      hinglish_description: 'Gufa ki deewaron jaise geru aur mitti ke rang',
      tier: 'advanced',
      credit_cost: 8,
    },
    {
      model_key: 'ravivarma',
      display_name: 'Ravi Varma',
      hinglish_description: 'Tel-chitra ki narm roshni, raja-rani wala thaath',
      tier: 'premium',
      credit_cost: 12,
    },
  ],
}
