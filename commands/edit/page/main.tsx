import { createRoot } from 'react-dom/client';
import { Page } from './page.tsx';

const place = document.getElementById('page');
if (place) createRoot(place).render(<Page />);
