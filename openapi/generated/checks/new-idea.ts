// Generated from openapi/source by `npm run generate`. Do not edit.

// @ts-nocheck
import { type CheckedBody, withError, codePoints as func0 } from "../../formats/checked-body.ts";
import { NewIdeaBody } from "../bodies/new-idea.ts";

const pattern0 = new RegExp("\\S", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
vErrors = withError(vErrors, instancePath, "required", "title");
errors++;
}
if(data.kind === undefined){
vErrors = withError(vErrors, instancePath, "required", "kind");
errors++;
}
for(const key0 in data){
if(!((((key0 === "title") || (key0 === "kind")) || (key0 === "text")) || (key0 === "state"))){
vErrors = withError(vErrors, instancePath, "additionalProperties", key0);
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(func0(data0) > 120){
vErrors = withError(vErrors, instancePath+"/title", "maxLength", 120);
errors++;
}
if(func0(data0) < 1){
vErrors = withError(vErrors, instancePath+"/title", "minLength", 1);
errors++;
}
if(!pattern0.test(data0)){
vErrors = withError(vErrors, instancePath+"/title", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/title", "type");
errors++;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if(typeof data1 !== "string"){
vErrors = withError(vErrors, instancePath+"/kind", "type");
errors++;
}
if(!(((data1 === "idea") || (data1 === "trouble")) || (data1 === "praise"))){
vErrors = withError(vErrors, instancePath+"/kind", "enum");
errors++;
}
}
if(data.text !== undefined){
let data2 = data.text;
if(typeof data2 === "string"){
if(func0(data2) > 2000){
vErrors = withError(vErrors, instancePath+"/text", "maxLength", 2000);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/text", "type");
errors++;
}
}
if(data.state !== undefined){
let data3 = data.state;
if(typeof data3 !== "string"){
vErrors = withError(vErrors, instancePath+"/state", "type");
errors++;
}
if(!((((data3 === "open") || (data3 === "planned")) || (data3 === "done")) || (data3 === "declined"))){
vErrors = withError(vErrors, instancePath+"/state", "enum");
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

/** NewIdea as JSON Schema, and the check of it. */
export const NewIdeaCheck: CheckedBody = {
  schema: NewIdeaBody,
  check: (body) => (validate0(body) ? [] : validate0.errors),
};
