// Generated from openapi/source by `npm run generate`. Do not edit.

// @ts-nocheck
import { type CheckedBody, withError, codePoints as func0 } from "../../formats/checked-body.ts";
import { NewPrivilegeBody } from "../bodies/new-privilege.ts";

const pattern0 = new RegExp("^[a-z][a-z0-9]*(-[a-z0-9]+)*$", "u");
const pattern1 = new RegExp("\\S", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
vErrors = withError(vErrors, instancePath, "required", "name");
errors++;
}
if(data.label === undefined){
vErrors = withError(vErrors, instancePath, "required", "label");
errors++;
}
if(data.level === undefined){
vErrors = withError(vErrors, instancePath, "required", "level");
errors++;
}
if(data.permissions === undefined){
vErrors = withError(vErrors, instancePath, "required", "permissions");
errors++;
}
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "label")) || (key0 === "level")) || (key0 === "permissions"))){
vErrors = withError(vErrors, instancePath, "additionalProperties", key0);
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) > 40){
vErrors = withError(vErrors, instancePath+"/name", "maxLength", 40);
errors++;
}
if(func0(data0) < 2){
vErrors = withError(vErrors, instancePath+"/name", "minLength", 2);
errors++;
}
if(!pattern0.test(data0)){
vErrors = withError(vErrors, instancePath+"/name", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/name", "type");
errors++;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(typeof data1 === "string"){
if(func0(data1) > 80){
vErrors = withError(vErrors, instancePath+"/label", "maxLength", 80);
errors++;
}
if(func0(data1) < 1){
vErrors = withError(vErrors, instancePath+"/label", "minLength", 1);
errors++;
}
if(!pattern1.test(data1)){
vErrors = withError(vErrors, instancePath+"/label", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/label", "type");
errors++;
}
}
if(data.level !== undefined){
let data2 = data.level;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
vErrors = withError(vErrors, instancePath+"/level", "type");
errors++;
}
if(typeof data2 == "number"){
if(data2 > 5 || isNaN(data2)){
vErrors = withError(vErrors, instancePath+"/level", "maximum", 5);
errors++;
}
if(data2 < 1 || isNaN(data2)){
vErrors = withError(vErrors, instancePath+"/level", "minimum", 1);
errors++;
}
}
}
if(data.permissions !== undefined){
let data3 = data.permissions;
if(Array.isArray(data3)){
if(data3.length > 100){
vErrors = withError(vErrors, instancePath+"/permissions", "maxItems", 100);
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
vErrors = withError(vErrors, instancePath+"/permissions/" + i0, "type");
errors++;
}
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data4 === "account.read") || (data4 === "account.write")) || (data4 === "business.write")) || (data4 === "administrators.write")) || (data4 === "privileges.read")) || (data4 === "privileges.write")) || (data4 === "users.read")) || (data4 === "users.write")) || (data4 === "connections.read")) || (data4 === "ip-restrictions.read")) || (data4 === "ip-restrictions.write")) || (data4 === "api-keys.read")) || (data4 === "api-keys.write")) || (data4 === "sso.read")) || (data4 === "sso.write")) || (data4 === "mails.read")) || (data4 === "branches.read")) || (data4 === "branches.write")) || (data4 === "webhooks.read")) || (data4 === "webhooks.write")) || (data4 === "calls.read")) || (data4 === "calls.supervise")) || (data4 === "insights.read")) || (data4 === "monitor.read")) || (data4 === "replay.read")) || (data4 === "events.read")) || (data4 === "events.write")) || (data4 === "audit.read")) || (data4 === "uploads.read")) || (data4 === "uploads.write")) || (data4 === "recordings.read")) || (data4 === "recordings.review")) || (data4 === "recordings.write")) || (data4 === "abandon-reasons.read")) || (data4 === "abandon-reasons.write")) || (data4 === "agent-form-exports.read")) || (data4 === "agent-form-exports.write")) || (data4 === "ai-topics.read")) || (data4 === "ai-topics.write")) || (data4 === "appointments.read")) || (data4 === "appointments.write")) || (data4 === "availabilities.read")) || (data4 === "availabilities.write")) || (data4 === "contacts.read")) || (data4 === "contacts.write")) || (data4 === "custom-emails.read")) || (data4 === "custom-emails.write")) || (data4 === "forms.read")) || (data4 === "forms.write")) || (data4 === "ideas.read")) || (data4 === "ideas.write")) || (data4 === "integrations.read")) || (data4 === "integrations.write")) || (data4 === "notifications.read")) || (data4 === "notifications.write")) || (data4 === "recordings-settings.read")) || (data4 === "recordings-settings.write")) || (data4 === "referrers.read")) || (data4 === "referrers.write")) || (data4 === "segments.read")) || (data4 === "segments.write")) || (data4 === "services.read")) || (data4 === "services.write")) || (data4 === "surveys.read")) || (data4 === "surveys.write")) || (data4 === "tags.read")) || (data4 === "tags.write")) || (data4 === "working-hours.read")) || (data4 === "working-hours.write"))){
vErrors = withError(vErrors, instancePath+"/permissions/" + i0, "enum");
errors++;
}
}
if(new Set(data3).size < data3.length){
vErrors = withError(vErrors, instancePath+"/permissions", "uniqueItems");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/permissions", "type");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "type");
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

/** NewPrivilege as JSON Schema, and the check of it. */
export const NewPrivilegeCheck: CheckedBody = {
  schema: NewPrivilegeBody,
  check: (body) => (validate0(body) ? [] : validate0.errors),
};
