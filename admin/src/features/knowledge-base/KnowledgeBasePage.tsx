import { useMatch } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { CategoriesPage } from './CategoriesPage.tsx';
import { ShelfPage } from './ShelfPage.tsx';

/** `/pages/knowledge-base`: the URL holds the category, the article and the search. */
export function KnowledgeBasePage() {
  const category = useMatch(`${paths.knowledgeBase}/:category/*`)?.params.category;
  const question = useMatch(`${paths.knowledgeBase}/:category/:question`)?.params.question;
  return category === undefined ? <CategoriesPage /> : <ShelfPage category={category} question={question} />;
}
