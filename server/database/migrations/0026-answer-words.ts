import { type Kysely, type Migration, sql } from "kysely";

/**
 * Adds the texts of the chosen options (`words`) to answers, from the current form. If the form no longer has
 * an option, its text is its id.
 */
const STATEMENT = `
  update form_submissions submission set answers = (
    select jsonb_agg(case when words is null then answer else answer || jsonb_build_object('words', words) end order by at)
    from jsonb_array_elements(submission.answers) with ordinality as kept (answer, at)
    left join lateral (
      select jsonb_agg(coalesce(option ->> 'label', chosen) order by place) as words
      from jsonb_array_elements_text(case jsonb_typeof(answer -> 'value') when 'array' then answer -> 'value' when 'string' then jsonb_build_array(answer -> 'value') else '[]' end) with ordinality as among (chosen, place)
      left join lateral (
        select option from resource_records paper, jsonb_array_elements(paper.data -> 'fields') field, jsonb_array_elements(field -> 'options') option
        where paper.account = submission.account and paper.id = submission.form and paper.collection in ('Form', 'Survey') and field ->> 'name' = answer ->> 'name' and option ->> 'id' = chosen
      ) found on true
    ) chosen_words on answer ->> 'type' in ('select', 'radio', 'multiselect'))
  where jsonb_path_exists(answers, '$[*] ? (@.type == "select" || @.type == "radio" || @.type == "multiselect")')`;

/** Stores the texts of chosen options in answers. */
export const answerWords: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(STATEMENT).execute(db);
  },
};
